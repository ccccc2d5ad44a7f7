// The page: shows the app in its only element.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prepareLayouts } from './chart/use-layout.ts';
import { firstSession } from './state/opening.ts';
import './style/index.css';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no element "root".');
prepareLayouts();
const opened = await firstSession(location.hash, document);
createRoot(place).render(
  <StrictMode>
    <App opened={opened} />
  </StrictMode>,
);
