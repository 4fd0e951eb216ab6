import { createContext } from 'react';

/** Empty in the browser: it hides the attribute, and nothing there needs it. */
export const NonceContext = createContext('');
