/** Storage key of the progress in the test. */
export const PROGRESS_KEY = 'quizAndamento'
/** Id of the first question in the landing's document, used as its address's fragment. */
export const FIRST_QUESTION = 'pergunta-1'
/** A shape preselected by an article: `?formato=redondo`. */
export const SHAPE_PARAM = 'formato'
/** Id of the landing's top. */
export const OPENING = 'abertura'
