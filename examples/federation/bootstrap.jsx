import { createRoot } from 'react-dom/client';

import { app } from './app.jsx';

createRoot(document.getElementById('root')).render(app);
