export { buildsOf, checkRelease, checkUpload } from './admission';
export { runSteps, type Step } from './runSteps';
