export interface DemoTexts {
  title: string;
  /** States that no money moves. */
  note: string;
  month: string;
  year: string;
  pay: string;
  back: string;
  portal: string;
  toMonth: string;
  toYear: string;
  decline: string;
  accept: string;
  refund: string;
  gone: string;
  settled: string;
}

const en: DemoTexts = {
  title: 'Demo payment',
  note: 'This page stands in for a payment provider. No money moves, and no card is asked for.',
  month: '{{price}} a month',
  year: '{{price}} a year',
  pay: 'Pretend to pay',
  back: 'Back without paying',
  portal: 'Demo subscription',
  toMonth: 'Pay monthly from the next period',
  toYear: 'Pay yearly from the next period',
  decline: 'Let the next renewal fail',
  accept: 'Let renewals succeed again',
  refund: 'Take the last payment back',
  gone: 'This page is no longer open. Go back and start again.',
  settled: 'This payment is made. There is nothing left to pay here.',
};

const all: Record<string, DemoTexts> = {
  en,
  es: {
    title: 'Pago de demostración',
    note: 'Esta página ocupa el lugar de un proveedor de pagos. No se mueve dinero y no se pide ninguna tarjeta.',
    month: '{{price}} al mes',
    year: '{{price}} al año',
    pay: 'Simular el pago',
    back: 'Volver sin pagar',
    portal: 'Suscripción de demostración',
    toMonth: 'Pagar cada mes desde el próximo periodo',
    toYear: 'Pagar cada año desde el próximo periodo',
    decline: 'Hacer que falle la próxima renovación',
    accept: 'Hacer que las renovaciones vuelvan a funcionar',
    refund: 'Devolver el último pago',
    gone: 'Esta página ya no está abierta. Vuelve y empieza de nuevo.',
    settled: 'Este pago ya está hecho. Aquí no queda nada por pagar.',
  },
  pt: {
    title: 'Pagamento de demonstração',
    note: 'Esta página substitui um provedor de pagamentos. Nenhum dinheiro é movimentado e nenhum cartão é pedido.',
    month: '{{price}} por mês',
    year: '{{price}} por ano',
    pay: 'Simular o pagamento',
    back: 'Voltar sem pagar',
    portal: 'Assinatura de demonstração',
    toMonth: 'Pagar por mês a partir do próximo período',
    toYear: 'Pagar por ano a partir do próximo período',
    decline: 'Fazer a próxima renovação falhar',
    accept: 'Fazer as renovações voltarem a funcionar',
    refund: 'Devolver o último pagamento',
    gone: 'Esta página já não está aberta. Volte e comece de novo.',
    settled: 'Este pagamento já foi feito. Não há mais nada a pagar aqui.',
  },
  he: {
    title: 'תשלום לדוגמה',
    note: 'הדף הזה מחליף ספק תשלומים. שום כסף לא עובר, ולא מבקשים כרטיס.',
    month: '{{price}} לחודש',
    year: '{{price}} לשנה',
    pay: 'תשלום לכאורה',
    back: 'חזרה בלי לשלם',
    portal: 'מינוי לדוגמה',
    toMonth: 'תשלום חודשי מהתקופה הבאה',
    toYear: 'תשלום שנתי מהתקופה הבאה',
    decline: 'שהחידוש הבא ייכשל',
    accept: 'שהחידושים יצליחו שוב',
    refund: 'החזרת התשלום האחרון',
    gone: 'הדף הזה כבר לא פתוח. יש לחזור ולהתחיל מחדש.',
    settled: 'התשלום הזה כבר בוצע. לא נשאר כאן מה לשלם.',
  },
  ur: {
    title: 'نمائشی ادائیگی',
    note: 'یہ صفحہ ادائیگی کی سروس کی جگہ ہے۔ کوئی رقم منتقل نہیں ہوتی اور کوئی کارڈ نہیں مانگا جاتا۔',
    month: '{{price}} ماہانہ',
    year: '{{price}} سالانہ',
    pay: 'فرضی ادائیگی کریں',
    back: 'ادائیگی کے بغیر واپس',
    portal: 'نمائشی رکنیت',
    toMonth: 'اگلی مدت سے ماہانہ ادائیگی',
    toYear: 'اگلی مدت سے سالانہ ادائیگی',
    decline: 'اگلی تجدید ناکام ہونے دیں',
    accept: 'تجدید دوبارہ کامیاب ہونے دیں',
    refund: 'آخری ادائیگی واپس لیں',
    gone: 'یہ صفحہ اب کھلا نہیں۔ واپس جا کر دوبارہ شروع کریں۔',
    settled: 'یہ ادائیگی ہو چکی ہے۔ یہاں ادا کرنے کو کچھ باقی نہیں۔',
  },
  zh: {
    title: '演示付款',
    note: '此页面代替支付服务。不会发生任何资金往来，也不需要银行卡。',
    month: '每月 {{price}}',
    year: '每年 {{price}}',
    pay: '模拟付款',
    back: '不付款返回',
    portal: '演示订阅',
    toMonth: '从下一周期起按月付款',
    toYear: '从下一周期起按年付款',
    decline: '让下次续订失败',
    accept: '让续订恢复成功',
    refund: '退回最近一笔付款',
    gone: '此页面已关闭。请返回重新开始。',
    settled: '这笔付款已完成，这里没有需要支付的内容。',
  },
};

export const demoTexts = (language: string): DemoTexts => all[language] ?? en;
export const knownLanguage = (language: string): string => (language in all ? language : 'en');
