export { default } from '@scoreline/remote-kit/jest';
