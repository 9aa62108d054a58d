/** Where the device keeps how far somebody has come in the test. */
export const PROGRESS_KEY = 'quizAndamento'
/** A press on a way to begin, made before the page's script was there, arrives as this parameter. */
export const START_PARAM = 'comecar'
