-- What the planner does not know of costs.

-- Always true. A document of tour_search lies compressed and apart from its row, which the planner counts as no work: it read 17,000 documents
-- in 200 ms to find a thousand matches. Beside a condition on the document this makes the index cheaper, which reads none.
CREATE FUNCTION reads_document(tour_id bigint) RETURNS boolean LANGUAGE plpgsql IMMUTABLE COST 1000 AS $$
BEGIN
  RETURN true;
END $$;
