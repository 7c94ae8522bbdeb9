/** For webpack's own plugin or Vite's, which find remotes by their entry. */
export const loadWidget = () => import('scoreline_widget/Widget');
