import { useLayoutEffect, useState } from 'react'
import { paths } from '#pwa/paths.ts'
import { keepLead, readLead } from '#pwa/tracking/stored-lead.ts'
import { openMailed } from '../quiz-calls.ts'
import { keepResult, readResult, type StoredResult } from '../quiz-result.ts'
import { QUESTION_IDS } from '#visagism/quiz-questions.ts'
import { mailToken } from './mail-token.ts'

const NOT_FOUND = 404

/** Loading; a mailed link that is unknown; unreachable (offline); failed otherwise; or the result. */
export type Found = 'loading' | 'unknown' | 'unheard' | 'failed' | StoredResult

/** The result of this device or of the mailed link. Without either, redirects to the test. */
export function useResult(): Found {
  const [found, setFound] = useState<Found>('loading')
  // A layout effect, to show the placeholder no longer than needed.
  useLayoutEffect(() => {
    const open = async () => {
      const kept = readResult()
      const token = mailToken()
      if (!token) {
        if (kept) setFound(kept)
        else window.location.replace(paths.quiz)
        return
      }
      const answer = await openMailed(token)
      if (!answer.isOk) {
        if (answer.status >= 400 && answer.status <= NOT_FOUND) setFound('unknown')
        else if (kept) setFound(kept)
        else setFound(answer.status === 0 ? 'unheard' : 'failed')
        return
      }
      const { leadId, ...mailed } = answer.reply
      const lead = readLead()
      // The link does not carry the address, but the device that took the test knows it.
      const isSame = kept?.userName === mailed.userName && isSameTest(kept, mailed)
      const result = isSame ? { ...mailed, userEmail: kept.userEmail } : mailed
      keepResult(result)
      keepLead({ id: (isSame && lead?.id) || leadId, name: result.userName, email: result.userEmail })
      // Hides the token, so that copying the address does not share it.
      window.history.replaceState(window.history.state, '', paths.quizResult)
      setFound(result)
    }
    void open()
  }, [])
  return found
}

const isSameTest = (one: StoredResult, other: StoredResult) =>
  QUESTION_IDS.every((id) => one.answers[id] === other.answers[id])
