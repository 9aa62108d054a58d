import { useQuery } from '@tanstack/react-query'
import { configApi } from '#contract/config.ts'
import { call } from '#pwa/platform/api.ts'

/** Does a person approve each report here? Until the answer is known: yes, so that nothing is sent by a slip. */
export function useReviewRequired(): boolean {
  const { data } = useQuery({ queryKey: ['config'], queryFn: () => call(configApi.read), staleTime: Infinity })
  return data?.review !== 'auto'
}
