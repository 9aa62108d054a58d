import { postSocialImage } from '#contract/blog-addresses.ts'
import type { BlogPost } from '#contract/blog.ts'
import { BRAND } from '#contract/brand.ts'
import { DELIVERY_TIME, GUARANTEE_DAYS, PHOTO_LIFE_DAYS } from '#contract/offer.ts'
import { ABOUT_DESCRIPTION } from '#contract/review-words/about.ts'
import { WAY_DESCRIPTION } from '#contract/review-words/how-it-works.ts'
import { isPostData } from '#pwa/blog/blog-data.ts'
import { POST_FAILED, POST_MISSING } from '#pwa/blog/blog-words.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import type { PageProps } from '#pwa/frame/page-module.ts'
import { plainText } from '#pwa/frame/read-rich-text.ts'
import { trueHere } from '#pwa/frame/review.ts'
import {
  breadcrumbs,
  faqPage,
  type JsonLd,
  organization,
  product,
  service,
  website,
} from '#pwa/frame/structured-data.ts'
import { paths } from '#pwa/paths.ts'
import { SALES_FAQ } from '#pwa/sales/content.ts'
import { SAMPLE_NAME } from '#pwa/sample-guide/sample-page.ts'
import { FAQ } from '#pwa/site/content/faq.ts'
import { PRIVACY } from '#pwa/site/content/privacy.ts'
import { TERMS } from '#pwa/site/content/terms.ts'
import { notFoundRoute, routeOf } from './routes.ts'

type TitledHead = PageHead & { readonly title: string }

/** In the order of the routes. An article's head depends on its data. */
const HEADS: readonly PageHead[] = [
  {
    path: paths.home,
    title: null,
    description: `Visagismo online: envie quatro fotos e receba em até ${DELIVERY_TIME} um guia de corte, cor e estilo feito para o seu rosto. Mais de 30 páginas em PDF, com ${GUARANTEE_DAYS} dias de garantia.`,
    keywords:
      'visagismo, visagismo online, formato do rosto, análise facial, corte de cabelo para o meu rosto, coloração pessoal',
    image: 'inicio',
    graph: [organization, website, product('inicio')],
  },
  withBreadcrumb({
    path: paths.about,
    title: 'Sobre Nós',
    description: trueHere(ABOUT_DESCRIPTION),
    keywords: 'visagismo, visagista, visagismo online, sobre rosto ideal',
    image: 'sobre',
  }),
  withBreadcrumb({
    path: paths.howItWorks,
    title: 'Como Funciona',
    description: trueHere(WAY_DESCRIPTION),
    keywords: 'como funciona visagismo online, análise facial por foto, consultoria de imagem online',
    image: 'como-funciona',
  }),
  ofService({
    path: paths.services,
    title: 'Nosso Serviço de Visagismo Online',
    description:
      'Análise facial, análise de cores e consultoria de estilo num guia só, por R$ 79,90. Veja as páginas de cada uma antes de comprar e comece pela sua dúvida.',
    keywords: 'visagismo online, análise facial, análise de cores, consultoria de estilo, preço visagismo',
    image: 'servicos',
  }),
  ofService({
    path: paths.facialAnalysis,
    title: 'O que é Análise Facial',
    description:
      'Entenda como se mede um rosto, os sete formatos e o que cada um pede. E receba a sua análise, com três cortes desenhados e um cartão para o salão.',
    keywords: 'análise facial, formato de rosto, tipos de rosto, corte para formato de rosto',
    image: 'analise-facial',
  }),
  ofService({
    path: paths.styleConsulting,
    title: 'Consultoria de Estilo Online',
    description:
      'Vertical, horizontal, inclinada, curva: o que cada linha comunica e como usá-la a favor do seu rosto. Decotes, golas, óculos e acessórios, num guia em PDF.',
    keywords: 'consultoria de estilo online, consultoria de imagem, decotes para formato de rosto, linguagem visual',
    image: 'consultoria-estilo',
  }),
  ofService({
    path: paths.colourAnalysis,
    title: 'Análise de Cores Online',
    description:
      'Mais de 40 cores com nome e código, num guia em PDF: as do seu contraste e do seu gosto, com o teste para fazer em casa, ou as da sua estação, quando uma visagista a define.',
    keywords: 'análise de cores, coloração pessoal, quatro estações, cartela de cores, subtom de pele',
    image: 'analise-cores',
  }),
  withBreadcrumb({
    path: paths.contact,
    title: 'Contato',
    description:
      'Fale com o Rosto Ideal por formulário, e-mail ou WhatsApp. Segunda a sexta, 9h às 18h; sábado, 9h às 14h. Respondemos em até 24 horas.',
    keywords: 'contato rosto ideal, atendimento visagismo online',
    image: 'contato',
  }),
  withBreadcrumb(
    {
      path: paths.faq,
      title: 'Perguntas Frequentes',
      description: `Fotos, pagamento, prazo, guia e suporte: as respostas curtas sobre o visagismo online, com ${GUARANTEE_DAYS} dias de garantia.`,
      keywords: 'dúvidas visagismo online, perguntas frequentes visagismo',
      image: 'faq',
    },
    faqPage(
      FAQ.flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
      ),
    ),
  ),
  withBreadcrumb({
    path: paths.helpCentre,
    title: 'Central de Ajuda',
    description:
      'Acesso, fotos, formulário, prazo, guia, pagamento e dados: procure por uma palavra e resolva em um minuto.',
    keywords: 'ajuda rosto ideal, suporte visagismo',
    image: 'ajuda',
  }),
  {
    path: paths.quiz,
    title: 'Seu Rosto Ideal: teste grátis de formato de rosto',
    description:
      'Descubra o formato do seu rosto em 7 perguntas e 3 minutos. Teste de visagismo grátis, com desenhos para comparar e uma prévia da sua análise na hora.',
    keywords: 'teste formato do rosto, qual o formato do meu rosto, teste visagismo grátis, rosto ideal',
    image: 'teste',
    graph: [breadcrumbs([{ name: 'Seu Rosto Ideal', path: paths.quiz }])],
  },
  {
    path: paths.quizResult,
    title: 'Seu resultado: o formato do seu rosto',
    description: 'O resultado do seu teste de formato de rosto, com uma prévia da sua análise de visagismo.',
    keywords: 'resultado teste formato do rosto, análise de visagismo',
    image: 'resultado',
    // Only the visitor's device has the result.
    noindex: true,
    hasCanonical: true,
  },
  {
    path: paths.salesPage,
    title: 'A revelação do seu rosto ideal',
    description:
      'Guia de visagismo em PDF com mais de 30 páginas, feito com quatro fotos suas: formato do rosto, cortes desenhados, cores e cartão para o salão. R$ 79,90.',
    keywords: 'visagismo online, consultoria de visagismo, guia de visagismo, corte para o meu rosto',
    image: 'revelacao',
    graph: [organization, product('inicio'), faqPage(SALES_FAQ.items)],
  },
  withBreadcrumb({
    path: paths.sampleGuide,
    title: 'Um guia inteiro, aberto',
    description: `Folheie um guia de visagismo do começo ao fim antes de comprar. ${SAMPLE_NAME} é inventada; as páginas são as que o sistema faz.`,
    image: 'guia-de-exemplo',
  }),
  withBreadcrumb({
    path: paths.privacyPolicy,
    title: 'Política de Privacidade',
    description: `Como o ${BRAND.name} cuida dos seus dados: fotos por no máximo ${PHOTO_LIFE_DAYS} dias, consentimento próprio para a biometria, seus direitos na LGPD e o contato do encarregado.`,
    updated: PRIVACY.updated,
    image: 'privacidade',
  }),
  withBreadcrumb({
    path: paths.termsOfUse,
    title: 'Termos de Uso',
    description: `Os termos do ${BRAND.name}: o que você compra, preço, entrega em até ${DELIVERY_TIME}, garantia de ${GUARANTEE_DAYS} dias, deveres e foro.`,
    updated: TERMS.updated,
    image: 'termos',
  }),
  {
    path: paths.thanks,
    title: 'Obrigado',
    description: 'Sua compra foi confirmada. Veja os próximos três passos.',
    image: 'obrigado',
    noindex: true,
  },
  {
    path: paths.blog,
    title: 'Portal de visagismo',
    description:
      'Artigos de visagismo em português: formato do rosto, cortes, cachos e crespos, barba, sobrancelhas, óculos, cores e fotos. Com medidas, desenhos e fontes.',
    keywords: 'blog de visagismo, formato do rosto, corte de cabelo, barba, sobrancelhas, óculos, coloração pessoal',
    image: 'blog',
    graph: [breadcrumbs([{ name: 'Portal', path: paths.blog }])],
  },
  {
    path: paths.unsubscribe,
    title: 'Descadastro',
    description: 'Saia da lista de e-mails do Rosto Ideal. Leva um toque, e vale na hora.',
    image: 'descadastro',
    noindex: true,
  },
  {
    path: paths.offline,
    title: 'Sem conexão',
    description: 'Esta página precisa de internet. Veja o que funciona sem ela.',
    image: 'inicio',
    noindex: true,
  },
  {
    path: notFoundRoute.path,
    title: 'Página não encontrada',
    description: 'Este endereço não existe. Veja os caminhos de volta.',
    image: 'inicio',
    noindex: true,
  },
]

/**
 * The head of a public page. Visitors' scripts must not import this file: only the renderer and the development document need it.
 * @throws {Error} for a route without a head
 */
export function headOf(page: PageProps): PageHead {
  const { path } = routeOf(page.pathname)
  if (path === paths.blogPost(':slug')) return postHead(page)
  const head = HEADS.find((one) => one.path === path)
  if (!head) throw new Error(`No head for ${path}: add it to heads.ts`)
  return head
}

function withBreadcrumb(head: TitledHead, ...nodes: readonly JsonLd[]): PageHead {
  return { ...head, graph: [...nodes, breadcrumbs([{ name: head.title, path: head.path }])] }
}

function ofService(head: TitledHead): PageHead {
  const { title, description, path } = head
  const above = path === paths.services ? [] : [{ name: 'Nosso Serviço', path: paths.services }]
  return { ...head, graph: [service(title, description, path), breadcrumbs([...above, { name: title, path }])] }
}

function postHead({ pathname: path, data }: PageProps): PageHead {
  const post = isPostData(data) ? data.post : null
  if (!post) {
    const { title, text } = isPostData(data) ? POST_MISSING : POST_FAILED
    return { title, description: text, path, image: 'blog', noindex: true }
  }
  return {
    // Some titles contain the brand already.
    title: (post.metaTitle ?? post.title).replace(` | ${BRAND.name}`, ''),
    description: post.metaDescription ?? post.description,
    ...(post.keywords && { keywords: post.keywords }),
    path,
    image: { src: postSocialImage(post.slug), alt: `Capa do artigo: ${post.title}` },
    kind: 'article',
    published: post.publishedAt,
    graph: [
      article(post),
      breadcrumbs([
        { name: 'Portal', path: paths.blog },
        { name: post.title, path },
      ]),
    ],
  }
}

const article = (post: BlogPost): JsonLd => ({
  '@type': 'Article',
  headline: post.title,
  description: post.description,
  image: `${BRAND.site}${postSocialImage(post.slug)}`,
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  inLanguage: 'pt-BR',
  keywords: post.tags,
  timeRequired: `PT${post.readTime}M`,
  author: { '@type': 'Organization', name: post.authorName, url: `${BRAND.site}${paths.about}` },
  publisher: { '@id': organization['@id'] },
  mainEntityOfPage: `${BRAND.site}${paths.blogPost(post.slug)}`,
})
