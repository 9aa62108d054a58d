/** Sent by browser and server: the same name and id count once. Separate so that browsers load no schemas. */
export const META_EVENTS = {
  pageview: 'PageView',
  startQuiz: 'StartQuiz',
  lead: 'Lead',
  completeQuiz: 'CompleteRegistration',
  checkout: 'InitiateCheckout',
} as const
