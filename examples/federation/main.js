// React is shared: it has to be agreed on before anything asks for it.
import('./bootstrap.jsx');
