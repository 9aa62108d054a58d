// Asked for in the head of the result's document, which is not painted before it has run; see `scripts/web-prerender.ts`.
import { showKeptResult } from './result/shown-result.ts'

showKeptResult()
