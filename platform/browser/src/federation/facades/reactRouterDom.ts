/** The part of react-router-dom that remotes may use: sharing all of it would be four times as large. */
export {
  Link,
  Navigate,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom';
