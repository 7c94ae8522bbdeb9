export * from '@scoreline/shared-lib/contract';
