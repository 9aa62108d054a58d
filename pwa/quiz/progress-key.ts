/** Where the device keeps how far somebody has come in the test. */
export const PROGRESS_KEY = 'quizAndamento'
/** The place of the first question in the landing's document, and so the end of its address. */
export const FIRST_QUESTION = 'pergunta-1'
/** A shape that an article has marked for its reader: `?formato=redondo`. */
export const SHAPE_PARAM = 'formato'
/** The landing's top. */
export const OPENING = 'abertura'
