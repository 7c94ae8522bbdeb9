/** The part of react-router that remotes may use: shared whole it is four times as large. */
export { Link } from './Link';
export {
  generatePath,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
