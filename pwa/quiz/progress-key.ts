export const PROGRESS_KEY = 'quizAndamento'
/** Id and fragment of the first question. */
export const FIRST_QUESTION = 'pergunta-1'
/** Set by articles: `?formato=redondo`. */
export const SHAPE_PARAM = 'formato'
export const OPENING = 'abertura'
