import { useDispatch, useSelector } from 'react-redux';

import type { AppState } from './appState';
import type { AppStore } from './createAppStore';

export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
