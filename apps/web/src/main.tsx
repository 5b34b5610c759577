import '@fontsource-variable/source-sans-3/wght.css';
import './ui/print/print.css';
import './text/i18n.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
