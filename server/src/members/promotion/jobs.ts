import type { Job } from '../../store/jobs/jobs';
import { type ClaimJobDeps, claimJobs } from './claims/jobs';
import { roundJobs } from './rounds/jobs';
import type { LifecycleDeps } from './rounds/lifecycle';

export const promotionJobs = (deps: LifecycleDeps & ClaimJobDeps): Job[] => [
  ...roundJobs(deps),
  ...claimJobs(deps),
];
