-- Days that the visa of a tour takes; null when it is not known or no visa is needed.
ALTER TABLE tours ADD COLUMN visa_lead_days integer CHECK (visa_lead_days BETWEEN 1 AND 365);

-- Holidays are compared with both ends of a departure, so the index by tour has the last day too.
DROP INDEX departures_open;
CREATE INDEX departures_open ON departures (tour_id, start_date) INCLUDE (end_date, sales_cutoff_days, currency, multi_room_price)
  WHERE status IN ('satista', 'kesin') AND seats_taken < quota;
