import { useEffect, useState } from 'react'
import type { RESULT_TOKEN_PARAM } from '#contract/quiz.ts'
import { paths } from '#pwa/paths.ts'
import { keepLead, readLead } from '#pwa/platform/kept-lead.ts'
import { openMailed } from '../quiz-calls.ts'
import { keepResult, readResult, type StoredResult } from '../quiz-result.ts'

const TOKEN: typeof RESULT_TOKEN_PARAM = 'r'
/** The same, written out, as some mails have it. */
const TOKEN_LONG = 'token'
const NOT_FOUND = 404

/** Loading; a mailed link of nobody's; a mailed link without a network; or the result. */
export type Found = 'loading' | 'unknown' | 'unheard' | StoredResult

/** The result of this device, or of the mailed link the page was opened by. Without either, the way leads to the test. */
export function useResult(): Found {
  const [found, setFound] = useState<Found>('loading')
  useEffect(() => {
    let isGone = false
    const search = new URLSearchParams(window.location.search)
    const token = search.get(TOKEN) ?? search.get(TOKEN_LONG)
    const kept = readResult()
    const open = async () => {
      if (!token) {
        if (kept) setFound(kept)
        else window.location.replace(paths.quiz)
        return
      }
      const told = await openMailed(token)
      if (isGone) return
      if (!told.isHeard) {
        setFound(told.status >= 400 && told.status <= NOT_FOUND ? 'unknown' : (kept ?? 'unheard'))
        return
      }
      const { leadId, ...mailed } = told.reply
      const lead = readLead()
      // The link does not carry the address; on the device of whoever took the test it is known already.
      const isSame = kept?.userName === mailed.userName && lead?.id === leadId
      const result = isSame ? { ...mailed, userEmail: kept.userEmail } : mailed
      keepResult(result)
      keepLead({ id: leadId, name: result.userName, email: result.userEmail })
      // Whoever copies the address from the bar does not pass their own link on.
      window.history.replaceState(window.history.state, '', paths.quizResult)
      setFound(result)
    }
    void open()
    return () => {
      isGone = true
    }
  }, [])
  return found
}
