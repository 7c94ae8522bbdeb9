import type { Brand } from '../pages/brand';

/** Paths that stay in the browser even if the app is installed. */
const browserOnly = [
  'widget',
  'widget/*',
  'privacy',
  'terms',
  'email-verified',
  'email-verified-failed',
];

/** `apple-app-site-association`: the brand's links that its iOS apps open. */
export function appleAssociation({ apps, basePath }: Pick<Brand, 'apps' | 'basePath'>) {
  return {
    applinks: {
      details: [
        {
          appIDs: apps.ios,
          components: [
            ...browserOnly.map((path) => ({ '/': basePath + path, exclude: true })),
            { '/': `${basePath}*` },
          ],
        },
      ],
    },
    webcredentials: { apps: apps.ios },
  };
}

/** `assetlinks.json`: the Android apps that may open the brand's links. */
export const androidAssetLinks = ({ apps }: Pick<Brand, 'apps'>) =>
  apps.android.map(({ packageName, sha256CertFingerprints }) => ({
    relation: [
      'delegate_permission/common.handle_all_urls',
      'delegate_permission/common.get_login_creds',
    ],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: sha256CertFingerprints,
    },
  }));
