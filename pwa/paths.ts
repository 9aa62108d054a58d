/** Every address of the product. */
export const paths = {
  home: '/',
  auth: '/auth',
  magicLink: '/auth/entrar',
  /** "Não fui eu", in the mail about a new device. */
  disown: '/auth/nao-fui-eu',
  dashboard: '/dashboard',
  notificationSettings: '/dashboard/notificacoes',
  privacy: '/dashboard/privacidade',
  /** The camera for one slot, on another person's phone. */
  photoRequest: (token: string) => `/foto/${token}`,
  report: (orderId: string) => `/dashboard/guia/${orderId}`,
  /** Target of the push and the mail about a ready guide (`readyPath` of the contract). */
  ready: (orderId: string) => `/dashboard/pronto/${orderId}`,
  /** The draping test of an order in progress. */
  cloths: (orderId: string) => `/dashboard/panos/${orderId}`,
  /** The hairdresser's card, public to holders of the link. */
  salonCard: (token: string) => `/cartao/${token}`,
  /** The app finds the order whose form is due. */
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
  /** A public guide of an invented person. */
  sampleGuide: '/guia-de-exemplo',
  checkoutAnchor: '/#checkout',
} as const

/** What the installed icon opens: the public home, which redirects people who have a dashboard on this device. */
export const START_PATH = '/?app'

/** Addresses of `app.html` (Ionic); all others belong to `index.html`. The service worker uses it too. */
export const APP_PATHS = /^\/(auth|dashboard|onboarding|admin|foto|cartao)(\/|$)/

export const isAppPath = (pathname: string) => APP_PATHS.test(pathname)
