import { useQuery } from '@tanstack/react-query'
import { configApi } from '#contract/config.ts'
import { AI_CONSENTED, type BiometricsVersion, BIOMETRICS_VERSIONS } from '#contract/onboarding.ts'
import { call } from '#pwa/platform/api.ts'

/** What this installation has beside what all have; undefined until known. */
export const useOffers = () =>
  useQuery({ queryKey: ['config'], queryFn: () => call(configApi.read), staleTime: Infinity }).data

/** The installation's consent text. Until known, the one that allows less. */
export function useBiometricsVersion(): BiometricsVersion {
  const data = useOffers()
  const needed = BIOMETRICS_VERSIONS.find(
    (version) =>
      AI_CONSENTED[version].photo === (data?.aiLooksAtPhoto ?? false) &&
      AI_CONSENTED[version].text === (data?.aiWordsReport ?? false),
  )
  return needed ?? BIOMETRICS_VERSIONS[0]
}
