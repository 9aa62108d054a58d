import { useQuery } from '@tanstack/react-query'
import { configApi } from '#contract/config.ts'
import { AI_CONSENTED, BIOMETRICS_VERSIONS, type BiometricsVersion, type DraftFormData } from '#contract/onboarding.ts'
import { call } from '#pwa/platform/api.ts'

/**
 * Which text to show: the one already agreed to, else the one this installation needs. Without an answer, the text that
 * allows less.
 */
export function useBiometricsVersion(formData: DraftFormData): BiometricsVersion {
  const { data } = useQuery({ queryKey: ['config'], queryFn: () => call(configApi.read), staleTime: Infinity })
  if (formData.agreedToBiometrics && formData.biometricsVersion) return formData.biometricsVersion
  const needed = BIOMETRICS_VERSIONS.find(
    (version) =>
      AI_CONSENTED[version].photo === (data?.aiLooksAtPhoto ?? false) &&
      AI_CONSENTED[version].text === (data?.aiWordsReport ?? false),
  )
  return needed ?? '2026-11'
}
