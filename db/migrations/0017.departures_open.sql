-- What can still be sold, by tour: cards, lowest prices and filters are answered from this index alone.
-- The condition is a part of onSale in the tours room; the days of today and of the cut-off cannot stand in an index.
CREATE INDEX departures_open ON departures (tour_id, start_date) INCLUDE (sales_cutoff_days, currency, multi_room_price)
  WHERE status IN ('satista', 'kesin') AND seats_taken < quota;
