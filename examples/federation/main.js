// React is shared, so its version must be agreed on before any import of it.
import('./bootstrap.jsx');
