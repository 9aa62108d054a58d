import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminSeasonApi } from '#contract/admin/season.ts'
import { sentenceOf } from '#contract/problem.ts'
import type { TwelveSeason } from '#visagism/colour/seasons.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { DESK_KEY, deskOrderQuery, deskSeasonQuery } from '#pwa/admin/kit/desk-query.ts'

/** `none` is a choice, `clear` removes it. */
export type SeasonWord = TwelveSeason | 'none' | 'clear'

export function useSeason(orderId: string) {
  const client = useQueryClient()
  const query = useQuery(deskSeasonQuery(orderId))
  const { queryKey } = deskSeasonQuery(orderId)
  const saying = useMutation({
    retry: false,
    // In key-press order.
    scope: { id: `season/${orderId}` },
    mutationFn(word: SeasonWord) {
      const params = { id: orderId }
      if (word === 'clear') return call(adminSeasonApi.clear, { params })
      const seen = client.getQueryData(queryKey)?.standing?.id ?? null
      return call(adminSeasonApi.set, { params, body: { season: word === 'none' ? null : word, seen } })
    },
    async onSuccess({ message, ...season }) {
      client.setQueryData(queryKey, season)
      showToast('Estação', message)
      await client.invalidateQueries({ queryKey: deskOrderQuery(orderId).queryKey })
    },
    async onError(error) {
      showToast('Nada foi guardado', sentenceOf(error), 'danger')
      await client.invalidateQueries({ queryKey: DESK_KEY })
    },
  })
  const season = query.data
  const { mutate: say } = saying
  return {
    query,
    season,
    say,
    busy: saying.isPending,
    /** Digits choose a proposal, 0 no season, Del clears. Calls `then` afterwards. */
    keys(then: () => void): Record<string, () => void> {
      const press = (word: SeasonWord | undefined) => () => {
        if (!word) return
        say(word)
        then()
      }
      const clear = press(season?.standing ? 'clear' : undefined)
      return {
        ...Object.fromEntries(['1', '2', '3'].map((key, at) => [key, press(season?.proposals[at]?.season)])),
        '0': press(season && 'none'),
        delete: clear,
        backspace: clear,
      }
    },
  }
}
export type SeasonAtDesk = ReturnType<typeof useSeason>
