-- The office is told how many orders accepted a contract, and each of its versions.

CREATE INDEX ON order_contracts (contract_id, lang, version);
