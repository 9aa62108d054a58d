import { useQuery } from '@tanstack/react-query'
import { configApi } from '#contract/config.ts'
import type { BiometricsVersion, DraftFormData } from '#contract/onboarding.ts'
import { call } from '#pwa/platform/api.ts'

/**
 * Which text to show: the one already agreed to, else the one this installation needs. Without an answer, the text that
 * allows less.
 */
export function useBiometricsVersion(formData: DraftFormData): BiometricsVersion {
  const { data } = useQuery({ queryKey: ['config'], queryFn: () => call(configApi.read), staleTime: Infinity })
  if (formData.agreedToBiometrics && formData.biometricsVersion) return formData.biometricsVersion
  return data?.aiLooksAtPhoto ? '2026-11-ia' : '2026-11'
}
