/** The push service of the tests, for the journeys: they know nothing of the api's insides. */
export {
  CERTIFICATE_PATH,
  type PushDevice,
  type PushService,
  startPushService,
} from '#api/platform/testing/push-service.ts'
