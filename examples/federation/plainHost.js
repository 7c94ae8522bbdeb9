/** By webpack's own plugin or Vite's, which know remotes by their entry. */
export const loadWidget = () => import('scoreline_widget/Widget');
