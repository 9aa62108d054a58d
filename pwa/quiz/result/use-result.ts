import { useLayoutEffect, useState } from 'react'
import type { RESULT_TOKEN_PARAM } from '#contract/quiz.ts'
import { paths } from '#pwa/paths.ts'
import { keepLead, readLead } from '#pwa/tracking/stored-lead.ts'
import { openMailed } from '../quiz-calls.ts'
import { keepResult, readResult, type StoredResult } from '../quiz-result.ts'
import { QUESTION_IDS } from '#visagism/knowledge/quiz-questions.ts'

const NOT_FOUND = 404

/** `unknown`: a wrong mailed link. `unheard`: offline. */
export type Found = 'loading' | 'unknown' | 'unheard' | 'failed' | StoredResult

/** Redirects to the test if there is neither a result nor a mailed link. */
export function useResult(): Found {
  const [found, setFound] = useState<Found>('loading')
  // Before the next paint, to show the placeholder no longer than needed.
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
      // The link does not carry the address, but the device that took the test has it.
      const isSame = kept?.userName === mailed.userName && isSameTest(kept, mailed)
      const result = isSame ? { ...mailed, userEmail: kept.userEmail } : mailed
      keepResult(result)
      keepLead({ id: (isSame && lead?.id) || leadId, name: result.userName, email: result.userEmail })
      // Copying the address must not share the token.
      window.history.replaceState(window.history.state, '', paths.quizResult)
      setFound(result)
    }
    void open()
  }, [])
  return found
}

const TOKEN: typeof RESULT_TOKEN_PARAM = 'r'
/** The parameter's name in some mails. */
const TOKEN_LONG = 'token'

function mailToken(): string | null {
  const search = new URLSearchParams(window.location.search)
  return search.get(TOKEN) ?? search.get(TOKEN_LONG)
}

const isSameTest = (one: StoredResult, other: StoredResult) =>
  QUESTION_IDS.every((id) => one.answers[id] === other.answers[id])
