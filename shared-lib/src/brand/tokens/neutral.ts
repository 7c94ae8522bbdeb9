import type { TokenSet } from './roles';

type Neutral = Omit<TokenSet, 'accent' | 'onAccent' | 'focus'>;

/** Light-mode tokens that all brands share. */
export const neutralLight: Neutral = {
  surface: '#F5F7F9',
  surfaceRaised: '#FFFFFF',
  line: '#DCE2E8',
  text: '#10161D',
  textMuted: '#55616E',
  live: '#CF0F43',
  onLive: '#FFFFFF',
  up: '#0A7540',
  down: '#B42318',
  win: '#0A7540',
  draw: '#5A6673',
  loss: '#B42318',
  onResult: '#FFFFFF',
  warning: '#8A5A00',
};

/** Dark-mode tokens that all brands share. */
export const neutralDark: Neutral = {
  surface: '#0B0F14',
  surfaceRaised: '#141B24',
  line: '#26303C',
  text: '#E9EEF3',
  textMuted: '#9AA7B4',
  live: '#FF5C7F',
  onLive: '#23040C',
  up: '#43C97F',
  down: '#FF7A6B',
  win: '#43C97F',
  draw: '#9AA7B4',
  loss: '#FF7A6B',
  onResult: '#0B0F14',
  warning: '#F2B84B',
};
