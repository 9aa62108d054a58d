/** Every address of the product, and which of the two documents answers it. */
export const paths = {
  home: '/',
  auth: '/auth',
  magicLink: '/auth/entrar',
  /** "Não fui eu", of the mail about a new device. */
  disown: '/auth/nao-fui-eu',
  dashboard: '/dashboard',
  notificationSettings: '/dashboard/notificacoes',
  privacy: '/dashboard/privacidade',
  /** The camera of one slot, on somebody else's phone. */
  photoRequest: (token: string) => `/foto/${token}`,
  /** The guide of an order, to read. */
  report: (orderId: string) => `/dashboard/guia/${orderId}`,
  /** Where the push and the mail of a ready guide lead (`readyPath` of the contract). */
  ready: (orderId: string) => `/dashboard/pronto/${orderId}`,
  /** The test of the cloths, of an order in the works. */
  cloths: (orderId: string) => `/dashboard/panos/${orderId}`,
  /** The hairdresser's card, for whoever was given the link. */
  salonCard: (token: string) => `/cartao/${token}`,
  /** The app finds the order that waits for its form. */
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
  /** A whole guide, of somebody invented, open to everybody. */
  sampleGuide: '/guia-de-exemplo',
  /** The final call on the home page. */
  checkoutAnchor: '/#checkout',
} as const

/** What the installed icon opens: the public home, which sends on to the dashboard whoever has one on this device. */
export const START_PATH = '/?app'

/** Addresses of `app.html` (Ionic); every other page belongs to `index.html`. The service worker routes by it too. */
export const APP_PATHS = /^\/(auth|dashboard|onboarding|admin|foto|cartao)(\/|$)/

export const isAppPath = (pathname: string) => APP_PATHS.test(pathname)
