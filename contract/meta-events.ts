/**
 * Meta's name of each event that both the browser's pixel and our server tell: with the same name and the same id the two
 * count once. Apart from the calls, because the browser's side loads no schemas.
 */
export const META_EVENTS = {
  pageview: 'PageView',
  startQuiz: 'StartQuiz',
  lead: 'Lead',
  completeQuiz: 'CompleteRegistration',
  checkout: 'InitiateCheckout',
} as const
