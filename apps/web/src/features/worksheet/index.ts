export { Sheet } from './sheet/sheet.tsx';
export { tabOfType } from './tab-of-type.ts';
export { WorksheetScreen } from './worksheet-screen.tsx';
