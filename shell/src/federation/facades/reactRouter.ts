/** The part of react-router-dom that remotes may use: shared whole it is four times as large. */
export { Link } from './Link';
export { useNavigate } from './useNavigate';
export {
  Navigate,
  Route,
  Routes,
  useHref,
  useLocation,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom';
