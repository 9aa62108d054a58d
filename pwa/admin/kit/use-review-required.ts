import { useQuery } from '@tanstack/react-query'
import { configApi } from '#contract/config.ts'
import { call } from '#pwa/platform/api.ts'

/** Must a person approve each report? True until known: nothing is sent by mistake. */
export function useReviewRequired(): boolean {
  const { data } = useQuery({ queryKey: ['config'], queryFn: () => call(configApi.read), staleTime: Infinity })
  return data?.review !== 'auto'
}
