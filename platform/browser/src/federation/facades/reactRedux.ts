/** The part of react-redux that remotes may use; the store's provider is the shell's. */
export { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
