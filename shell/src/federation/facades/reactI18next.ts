/** The part of react-i18next that remotes may use. */
export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
