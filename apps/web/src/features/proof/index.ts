export { ProofCard } from './proof-card.tsx';
