export { buildsOf, judgeRelease, judgeUpload } from './admission';
export { runSteps, type Step } from './runSteps';
