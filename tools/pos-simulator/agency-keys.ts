import { iyzicoKeys } from './iyzico.ts'
import { paytrKeys } from './paytr.ts'

/** Keys of an agency that the simulator knows, as the settings of card payments name them. */
export const agencyKeys = {
  iyzico_api_key: iyzicoKeys.apiKey,
  iyzico_secret_key: iyzicoKeys.secretKey,
  paytr_merchant_id: paytrKeys.merchantId,
  paytr_merchant_key: paytrKeys.merchantKey,
  paytr_merchant_salt: paytrKeys.merchantSalt,
}
