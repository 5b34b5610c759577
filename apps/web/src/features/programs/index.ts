export { Programs } from './programs.tsx';
