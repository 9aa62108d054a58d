export const paths = {
  home: '/',
  auth: '/auth',
  magicLink: '/auth/entrar',
  /** In the mail about a new device. */
  disown: '/auth/nao-fui-eu',
  dashboard: '/dashboard',
  notificationSettings: '/dashboard/notificacoes',
  privacy: '/dashboard/privacidade',
  /** The camera, on another person's phone. */
  photoRequest: (token: string) => `/foto/${token}`,
  report: (orderId: string) => `/dashboard/guia/${orderId}`,
  /** From push and mail (`readyPath` of the contract). */
  ready: (orderId: string) => `/dashboard/pronto/${orderId}`,
  /** The draping test. */
  cloths: (orderId: string) => `/dashboard/panos/${orderId}`,
  /** How long the hair is today. */
  ruler: (orderId: string) => `/dashboard/regua/${orderId}`,
  /** Public to holders of the link. */
  salonCard: (token: string) => `/cartao/${token}`,
  /** The app finds the order. */
  onboardingStart: '/onboarding',
  onboarding: (orderId: string) => `/onboarding/${orderId}`,
  admin: '/admin',
  adminSetup: '/admin/setup',
  howItWorks: '/como-funciona',
  about: '/sobre',
  services: '/servicos',
  facialAnalysis: '/servicos/analise-facial',
  styleConsulting: '/servicos/consultoria-estilo',
  colourAnalysis: '/servicos/analise-cores',
  contact: '/contato',
  faq: '/faq',
  helpCentre: '/central-de-ajuda',
  privacyPolicy: '/privacidade',
  termsOfUse: '/termos',
  thanks: '/obrigado',
  unsubscribe: '/descadastro',
  offline: '/offline',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${slug}`,
  quiz: '/seu-rosto-ideal',
  quizResult: '/seu-rosto-ideal/resultado',
  salesPage: '/revelacao-rosto-ideal',
  /** Of an invented person. */
  sampleGuide: '/guia-de-exemplo',
  checkoutAnchor: '/#checkout',
} as const

/** Opened by the installed icon; redirects people with a dashboard on this device. */
export const START_PATH = '/?app'

/** Answered by `app.html` (Ionic), the rest by `index.html`. Also used by the service worker. */
export const APP_PATHS = /^\/(auth|dashboard|onboarding|admin|foto|cartao)(\/|$)/

export const isAppPath = (pathname: string) => APP_PATHS.test(pathname)
