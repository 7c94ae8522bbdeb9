import { useDispatch, useSelector } from 'react-redux';

import type { AppState } from './appState';
import type { AppStore } from './createAppStore';

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<AppState>();
