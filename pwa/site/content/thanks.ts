import { BRAND } from '#contract/brand.ts'
import { DELIVERY_BUSINESS_HOURS, DELIVERY_TIME, GUARANTEE_DAYS, SALES_PAGE_GUARANTEE_DAYS } from '#contract/offer.ts'

export const THANKS = {
  title: 'Compra confirmada. Agora, você.',
  lead: 'Obrigado pela confiança. O acesso foi para o e-mail que você usou na compra; se preferir, comece por aqui mesmo.',
  open: 'Ir para o meu painel',
  stepsTitle: 'Os próximos três passos',
  steps: [
    {
      title: 'Preencha o formulário',
      text: 'Sobre sua rotina, seus gostos e o que quer comunicar.',
      figure: '5–10 min',
    },
    {
      title: 'Envie 4 fotos',
      text: 'Frente, os dois perfis e as costas. A câmera do painel guia você.',
      figure: '3 min',
    },
    {
      title: 'Receba o seu PDF',
      text: `Mais de 30 páginas, em até ${DELIVERY_TIME} depois de tudo enviado.`,
      figure: `${DELIVERY_BUSINESS_HOURS} h úteis`,
    },
  ],
  guarantee: `Vale a garantia da página em que você comprou: ${SALES_PAGE_GUARANTEE_DAYS} dias pela página da oferta, ${GUARANTEE_DAYS} dias pelas outras. Se o guia não ajudar, devolvemos o valor inteiro.`,
  help: 'O e-mail não chegou? Olhe no spam e em Promoções, ou',
  helpLink: 'fale conosco pelo WhatsApp',
  helpHref: `https://wa.me/${BRAND.whatsapp}?text=${encodeURIComponent('Olá! Acabei de comprar a minha análise e preciso de ajuda.')}`,
} as const
