import express, { type Express, Router } from 'express'
import helmet from 'helmet'
import { SESSION_COOKIE } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { adminRoutes } from './admin/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { findViewer } from './auth/sessions.ts'
import { blogPages } from './blog/pages.ts'
import { blogRoutes } from './blog/routes.ts'
import { mailRoutes, oneClickRoutes, unsubscribeRoutes } from './mail/routes.ts'
import { marketingRoutes } from './marketing/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { configRoutes } from './platform/config-routes.ts'
import { countRequests } from './platform/count-requests.ts'
import { env } from './platform/env.ts'
import { browserReportRoutes } from './browser-reports/routes.ts'
import { SECURITY_REPORTS_PATH } from './browser-reports/security-reports.ts'
import { healthRoutes } from './platform/health.ts'
import { answerProblems, cookieOf, giveRequestId, identify, refuseForeignOrigins } from './platform/http.ts'
import { webFiles } from './platform/web-files.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { quizRoutes } from './quiz/routes.ts'
import { ratingRoutes } from './ratings/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { faceRoutes } from './face/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { metricsRoutes } from './upkeep/routes.ts'
import { trackingRoutes } from './tracking/routes.ts'

// Loaded only with configuration and consent.
const pixel = env.META_PIXEL_ID
  ? { script: ['https://connect.facebook.net'], told: ['https://www.facebook.com', 'https://connect.facebook.net'] }
  : null
const analytics = env.ANALYTICS_ID
  ? {
      script: ['https://www.googletagmanager.com'],
      told: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    }
  : null
const trackers = [pixel, analytics].filter((tracker) => tracker !== null)
const trackerScripts = trackers.flatMap(({ script }) => script)
const trackerAddresses = trackers.flatMap(({ told }) => told)

/** Ionic needs inline styles, photo previews blobs, the face finder WebAssembly. No Trusted Types: React and Ionic write icons as HTML. */
const contentSecurity = {
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...trackerScripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...trackerAddresses],
    'media-src': ["'self'", 'blob:', 'mediastream:'],
    'connect-src': ["'self'", ...trackerAddresses],
    'frame-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'report-uri': [SECURITY_REPORTS_PATH],
    'report-to': ['security'],
    'upgrade-insecure-requests': null,
  },
}

/** Browsers may allow whatever is not named here. */
const PERMISSIONS = [
  'camera=(self)',
  'clipboard-write=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((name) => `${name}=()`),
].join(', ')

export function createApp(): Express {
  const app = express()
  app.set('trust proxy', env.TRUST_PROXY)
  app.set('query parser', 'simple')
  app.disable('etag')
  app.disable('x-powered-by')
  app.use(giveRequestId)
  app.use(helmet({ contentSecurityPolicy: contentSecurity, strictTransportSecurity: env.appUrl.startsWith('https:') }))
  app.use(countRequests)
  app.use((_req, res, next) => {
    res.setHeader('Permissions-Policy', PERMISSIONS)
    res.setHeader('Reporting-Endpoints', `security="${SECURITY_REPORTS_PATH}"`)
    next()
  })
  app.use(healthRoutes)
  app.use(metricsRoutes)
  app.use(browserReportRoutes)
  app.use(paymentRoutes)
  app.use(oneClickRoutes)
  const calls = callRoutes()
  // Skip the API router for pages and files.
  app.use((req, res, next) => (CALL_PATH.test(req.path) ? calls(req, res, next) : next()))
  if (!env.isProduction) app.use(mailRoutes)
  app.use(blogPages())
  app.use(webFiles())
  app.use(answerProblems)
  return app
}

const CALL_PATH = /^\/api(\/|$)/i

function callRoutes(): Router {
  const calls = Router()
  calls.use(
    identify((cookies, isAttended) => findViewer(cookieOf(cookies, SESSION_COOKIE), { isUse: isAttended })),
    refuseForeignOrigins,
  )
  calls.use(
    configRoutes,
    authRoutes,
    notificationRoutes,
    unsubscribeRoutes,
    blogRoutes,
    trackingRoutes,
    quizRoutes,
    orderRoutes,
    onboardingRoutes,
    faceRoutes,
    reportRoutes,
    ratingRoutes,
    marketingRoutes,
    privacyRoutes,
    adminRoutes,
    siteRoutes,
  )
  calls.use(() => {
    throw new Problem('not-found')
  })
  return calls
}
