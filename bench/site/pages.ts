import { paths } from '#pwa/paths.ts'

/** An article of the longer ones, with drawings. */
export const POST = paths.blogPost('oval-nao-e-meta')

/** The pages the targets of Lighthouse are set for. */
export const GRADED = [paths.home, paths.quiz, paths.salesPage, paths.colourAnalysis, paths.blog, POST] as const

/** Every kind of public page. */
export const PUBLIC = [
  paths.home,
  paths.about,
  paths.howItWorks,
  paths.services,
  paths.facialAnalysis,
  paths.styleConsulting,
  paths.colourAnalysis,
  paths.contact,
  paths.faq,
  paths.helpCentre,
  paths.quiz,
  paths.quizResult,
  paths.salesPage,
  paths.sampleGuide,
  paths.privacyPolicy,
  paths.termsOfUse,
  paths.thanks,
  paths.blog,
  POST,
  paths.unsubscribe,
  paths.offline,
  '/404',
] as const

/** What the quiz leaves on the device of who finished it: without it the result page sends one back to the quiz. */
export const QUIZ_RESULT = JSON.stringify({
  userName: 'Bia',
  greeting: 'Bia',
  userEmail: '',
  answers: {
    faceShape: 'oval',
    jaw: 'suave',
    forehead: 'igual',
    cheekbones: 'moderadas',
    faceLength: 'medio',
    style: 'classico',
    objective: 'leveza',
  },
})
