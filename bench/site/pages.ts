import { paths } from '#pwa/paths.ts'

/** A long article with drawings. */
export const POST = paths.blogPost('oval-nao-e-meta')

export const GRADED = [paths.home, paths.quiz, paths.salesPage, paths.colourAnalysis, paths.blog, POST] as const

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

/** Without it the result page redirects to the quiz. */
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
