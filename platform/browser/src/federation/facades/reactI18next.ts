/** The part of react-i18next that remotes may use. */
export { useTranslation } from 'react-i18next';
