import check from '@phosphor-icons/core/assets/bold/check-bold.svg?raw'
import { optionPicture } from '#pwa/frame/quiz-pictures.ts'
import { paths } from '#pwa/paths.ts'
import { wasSomebodyHere } from '#pwa/platform/last-person.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { FIRST_QUESTION, SHAPE_PARAM } from '#pwa/quiz/progress-key.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import type { QuizShape } from '#visagism/knowledge/quiz-questions.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import './post.css'

/** The article's shape, between the two it is mistaken for. */
const SHAPES_OF: Readonly<Record<string, readonly [left: QuizShape, own: QuizShape, right: QuizShape]>> = {
  'oval-nao-e-meta': ['redondo', 'oval', 'coracao'],
  'cabelo-curto-rosto-redondo': ['oval', 'redondo', 'quadrado'],
}
const ANY_SHAPES = ['coracao', 'oval', 'quadrado'] as const

const testAt = (shape?: QuizShape) => `${paths.quiz}${shape ? `?${SHAPE_PARAM}=${shape}` : ''}#${FIRST_QUESTION}`

/** A link to the test with the shape preselected, or to the guide for people with an account. */
export function PostTest({ slug }: { slug: string }) {
  const isHydrated = useHydrated()
  return isHydrated && wasSomebodyHere() ? <OwnPortal /> : <Test slug={slug} />
}

function OwnPortal() {
  return (
    <section className="post-test post-portal" aria-labelledby="artigo-portal">
      <div className="site-column">
        <h2 id="artigo-portal">E no seu guia?</h2>
        <p>O que este artigo diz em geral, o seu guia diz do seu rosto.</p>
      </div>
      <div className="post-test-ways stack gap-10 t-center site-column">
        <ButtonLink href={paths.dashboard}>Abrir o Meu Portal</ButtonLink>
      </div>
    </section>
  )
}

function Test({ slug }: { slug: string }) {
  const own = SHAPES_OF[slug]
  const shape = own?.[1]
  const name = shape && SHAPE_NAMES[shape].name.toLowerCase()
  return (
    <section className="post-test" aria-labelledby="artigo-teste">
      <div className="site-column">
        <h2 id="artigo-teste">{name ? `Seu rosto é mesmo ${name}?` : 'Qual destes lembra o seu rosto?'}</h2>
        <p>
          {name
            ? 'Formatos vizinhos se confundem no espelho. Sete perguntas ajudam a conferir.'
            : 'São seis contornos e sete perguntas. Leva três minutos.'}
        </p>
      </div>
      <div className={`post-test-shapes ${shape ? 'has-own' : ''}`}>
        {(own ?? ANY_SHAPES).map((one) => (
          <a className="block t-center" key={one} href={testAt(one)} data-own={one === shape}>
            <span>
              <PictureImage {...optionPicture('faceShape', one)} alt="" sizes="(min-width: 900px) 280px, 52vw" />
              {one === shape && (
                <i className="stack centred t-wine">
                  <Icon svg={check} size={18} />
                </i>
              )}
            </span>
            {SHAPE_NAMES[one].name}
          </a>
        ))}
      </div>
      <div className="post-test-ways stack gap-10 t-center site-column">
        <ButtonLink href={testAt(shape)}>Conferir o Meu, Grátis</ButtonLink>
        <p className="t-small t-soft">
          {name ? `Começa com “${name}” marcado; mude à vontade.` : 'Começa pelo contorno; o cabelo preso ajuda.'}
        </p>
      </div>
    </section>
  )
}
